# A sheet with three storyboard frames for each case study, drawn in pencil from its own views:
#   boards.py <case> <wide view> <view> <view>   -> v/<case>-storyboard.png
import os,sys; os.environ['OPENCV_IO_ENABLE_OPENEXR']='1'
import cv2, numpy as np
V=os.environ['ART_DIR']+'/v/'; rng=np.random.default_rng(4)
def noise(h,w,s,seed=0):
    g=cv2.GaussianBlur(np.random.default_rng(seed).normal(0,1,(h,w)).astype(np.float32),(0,0),s); return g/g.std()
def pencil(name,w,h,seed):
    """how dark the pencil is (0..1) and how red, from the picture, its depth and its normals"""
    c=cv2.imread(V+name+'-on.png').astype(np.float32)/255; H=round(c.shape[1]*h/w); y=(c.shape[0]-H)//2; cut=lambda a: cv2.resize(a[y:y+H],(w,h),interpolation=cv2.INTER_AREA)
    n=cut(cv2.imread(V+name+'-normal.exr',cv2.IMREAD_UNCHANGED)[...,:3].astype(np.float32)); z=np.load(V+name+'-z.npy').astype(np.float32); z=cut(np.log(np.maximum(z,.05))); c=cut(c)
    l=cv2.GaussianBlur(c.max(-1),(0,0),1.2)**.8
    def grad(a): a=cv2.GaussianBlur(a,(0,0),1.1); return np.hypot(cv2.Sobel(a,-1,1,0),cv2.Sobel(a,-1,0,1))
    line=np.clip(grad(z)*2.2-.12,0,1)+np.clip(sum(grad(n[...,i]) for i in range(3))*.55-.22,0,1)+np.clip(grad(l)*1.5-.16,0,1)
    line=np.clip(line,0,1)
    # lines of a hand: they wander, and the pencil presses unevenly
    yy,xx=np.mgrid[0:h,0:w].astype(np.float32); wob=lambda a,k: cv2.remap(a,xx+noise(h,w,14,seed+k)*1.6,yy+noise(h,w,14,seed+k+1)*1.6,cv2.INTER_LINEAR,borderMode=cv2.BORDER_REFLECT)
    d=np.maximum(wob(line,1),.7*wob(line,5))*(.62+.22*noise(h,w,3,seed+9)).clip(.25,1)
    for level,ang,pitch,strength in((.34,-38,6,.34),(.20,-38,6,.30),(.11,52,7,.34),(.05,8,5,.22)):
        a=np.radians(ang); t=(xx*np.cos(a)+yy*np.sin(a)+noise(h,w,20,seed+7)*1.8)/pitch; stroke=np.clip(1.5-np.abs((t%1)-.5)*6,0,1)
        d=np.maximum(d,stroke*strength*np.clip((level-l)/.05+.5,0,1)*(.8+.25*noise(h,w,5,seed+3)).clip(.3,1))
    b,g,r=[cv2.GaussianBlur(c[...,i],(0,0),2) for i in range(3)]; red=np.clip((r-1.7*g-.12)*4,0,1)
    t=(xx*.7+yy*.7+noise(h,w,16,seed+2)*2)/5.0; red=wob(red,11)*np.clip(1.35-np.abs((t%1)-.5)*3.0,0,1)*(.72+.2*noise(h,w,4,seed+8)).clip(.3,1)
    return np.clip(d,0,1),red
def put(paper,name,x,y,w,h,seed):
    d,red=pencil(name,w,h,seed); s=np.s_[y:y+h,x:x+w]; p=paper[s]
    p[:]=p*(1-red[...,None]*.88)+np.array([.10,.21,.86],np.float32)*red[...,None]*.88
    p[:]=p*(1-d[...,None]*.86)+np.array([.10,.095,.09],np.float32)*d[...,None]*.86
def stroke(paper,pts,col,th,seed):
    m=np.zeros(paper.shape[:2],np.uint8); cv2.polylines(m,[np.int32(np.array(pts)*8)],False,255,th,cv2.LINE_AA,3)
    h,w=m.shape; yy,xx=np.mgrid[0:h,0:w].astype(np.float32)
    m=cv2.remap(m,xx+noise(h,w,18,seed)*1.4,yy+noise(h,w,18,seed+1)*1.4,cv2.INTER_LINEAR).astype(np.float32)/255*(.8+.2*noise(h,w,3,seed+2)).clip(.4,1)
    paper[:]=paper*(1-m[...,None])+np.array(col,np.float32)*m[...,None]
INK=(.11,.105,.10); RED=(.08,.20,.90)
def frame(paper,x,y,w,h,seed):
    for k in range(2): o=rng.uniform(-2,2,8); stroke(paper,[(x+o[0]-6,y+o[1]),(x+w+o[2],y+o[3]),(x+w+o[4],y+h+o[5]),(x+o[6],y+h+o[7]),(x+o[0],y-5)],INK,3,seed+k*3)
def arrow(paper,a,b,bend,seed):
    a,b=np.array(a,float),np.array(b,float); n=np.array([-(b-a)[1],(b-a)[0]])*bend; pts=[a*(1-t)**2+2*t*(1-t)*((a+b)/2+n)+b*t*t for t in np.linspace(0,1,24)]
    stroke(paper,pts,RED,7,seed); d=pts[-1]-pts[-4]; d/=np.hypot(*d); s=np.array([-d[1],d[0]]); stroke(paper,[b-d*30+s*18,b,b-d*30-s*18],RED,7,seed+4)
def notes(paper,x,y,w,seed):
    r=np.random.default_rng(seed)
    for i in range(2):
        xx=np.arange(x,x+w*(.9 if i==0 else .55),5.0); stroke(paper,list(zip(xx,y+i*26+r.normal(0,3.2,len(xx))*(r.random(len(xx))>.22))),INK,3,seed+i*7)
def board(case,views):
    W,H=1500,1230; seed=sum(map(ord,case))
    paper=np.ones((H,W,3),np.float32)*np.array([.69,.755,.80],np.float32)*(1+.018*noise(H,W,1.2,1)+.02*noise(H,W,60,2))[...,None]
    m=70; big=(m,m,W-2*m,600); hw=(W-3*m)//2; small=[(m,m+600+120,hw,290),(2*m+hw,m+600+120,hw,290)]
    for i,(v,b) in enumerate(zip(views,[big]+small)): put(paper,f'{case}-{v}',*b,seed+i*31); frame(paper,*b,seed+i*17)
    arrow(paper,(W*.62,m+600-70),(W*.86,m+600-210),.12,seed+3); x,y,w,h=small[0]; arrow(paper,(x+w*.16,y+h*.80),(x+w*.44,y+h*.72),-.15,seed+5)
    x,y,w,h=small[1]; [stroke(paper,[(x+w*(.5+sx*.30),y+h*(.5+sy*.18)),(x+w*(.5+sx*.30),y+h*(.5+sy*.32)),(x+w*(.5+sx*.19),y+h*(.5+sy*.32))],RED,6,seed+9) for sx in(-1,1) for sy in(-1,1)]
    notes(paper,m,m+600+36,520,seed+1); notes(paper,small[0][0],small[0][1]+290+34,360,seed+2); notes(paper,small[1][0],small[1][1]+290+34,400,seed+4)
    # the sheet lies on a dark desk under one lamp
    src=np.float32([(0,0),(W,0),(W,H),(0,H)]); turn=(seed%5-2)*12; dst=np.float32([(118,66+turn),(1192,36-turn),(1262,928-turn),(30,944+turn)])
    M=cv2.getPerspectiveTransform(src,dst); sheet=cv2.warpPerspective(paper,M,(1280,960),flags=cv2.INTER_AREA); a=cv2.warpPerspective(np.ones((H,W),np.float32),M,(1280,960),flags=cv2.INTER_AREA)
    yy,xx=np.mgrid[0:960,0:1280].astype(np.float32); lx=.42+.1*((seed//7)%3-1); lamp=np.exp(-(((xx/1280-lx)/.50)**2+((yy/960-.36)/.52)**2)); lamp=.05+.92*lamp
    warm=np.stack([lamp**1.28*.86,lamp**1.1*.95,lamp],-1); kick=np.exp(-((1280-xx)/190)**2)*np.exp(-((yy-700)/420)**2)
    desk=np.ones((960,1280,3),np.float32)*np.array([.030,.026,.026],np.float32)*(1+.12*noise(960,1280,2,3))[...,None]*(.5+lamp[...,None]); shadow=cv2.GaussianBlur(np.roll(a,(16,10),(0,1)),(0,0),18)
    p=desk*(1-.75*shadow[...,None])*(1-a[...,None])+sheet*warm*a[...,None]; p+=kick[...,None]*np.array([.02,.05,.24],np.float32)*(.35+a[...,None]*.65)
    p+=noise(960,1280,.7,5)[...,None]*.010; cv2.imwrite(f'{V}{case}-storyboard.png',(np.clip(p,0,1)*255).astype(np.uint8))
board(sys.argv[1],sys.argv[2:5])
