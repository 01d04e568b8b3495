# Moves a still: a camera that slides (by depth), focus that racks (blur by depth) and light that comes on
# (the picture with and without its red light, added in linear light). One shot is a list of frames; frames go to ffmpeg.
import os,sys,json,subprocess; os.environ['OPENCV_IO_ENABLE_OPENEXR']='1'
import cv2, numpy as np
ART=os.environ['ART_DIR']; V=ART+'/v/'; PICTURES=os.environ.get('PICTURES',ART+'/pictures')
cv2.setNumThreads(1)
def lin(u8): x=u8.astype(np.float32)/255; return np.where(x<.04045,x/12.92,((x+.055)/1.055)**2.4).astype(np.float32)
TABLE=(np.where((t:=np.linspace(0,1,4096))<.0031308,t*12.92,1.055*t**(1/2.4)-.055)*255).astype(np.float32)
def out(x,rng):
    y=TABLE[(np.clip(x,0,1)*4095).astype(np.int32)]
    return (y+rng.uniform(0,1,x.shape[:2])[...,None]).clip(0,255).astype(np.uint8)
def depth(name,size):
    z=np.load(V+name+'-z.npy').astype(np.float32); z=np.minimum(z,np.percentile(z[z<59],99) if (z<59).any() else 59)
    q=1/np.maximum(z,.05); q=(q-q.min())/max(np.ptp(q),1e-6)              # 0 far, 1 near
    q=cv2.dilate(cv2.resize(q,size),np.ones((7,7))); return cv2.GaussianBlur(q,(0,0),5)
def view(name,size):
    """a picture of views.py: on, off, depth"""
    on,off=[cv2.resize(lin(cv2.imread(V+name+s+'.png')),size,interpolation=cv2.INTER_AREA) for s in('-on','-off')]
    return on,off,depth(name,size)
def master(picture,name,size):
    """a finished picture: which part of its light is red comes from a small render of the same view"""
    on=cv2.resize(lin(cv2.imread(f'{PICTURES}/{picture}.png')),size,interpolation=cv2.INTER_AREA)
    full,red=[np.maximum(cv2.imread(f'{V}{name}-own-{k}.exr',cv2.IMREAD_UNCHANGED).astype(np.float32)[...,:3],0) for k in('full','red')]
    part=cv2.GaussianBlur(np.minimum(red,full),(0,0),1.6)/(cv2.GaussianBlur(full,(0,0),1.6)+2e-4)
    part=np.clip(cv2.resize(part,size,interpolation=cv2.INTER_CUBIC),0,1); return on,on*(1-part),depth(name+'-own',size)
def disc(r):
    n=int(np.ceil(r)); y,x=np.mgrid[-n:n+1,-n:n+1]; k=np.clip(r+.5-np.hypot(x,y),0,1); return (k/k.sum()).astype(np.float32)
RADII=(0,2,4,8,14)
class Shot:
    def __init__(s,layers,w,h,edge=False,at=.5):
        """`at`: which height of the picture stands in the middle of the frame"""
        tall=layers[2].shape[0]; keep=min(tall,h+80); y=int(np.clip(tall*at-keep/2,0,tall-keep)); layers=[l[y:y+keep] for l in layers] if not edge else layers
        s.on,s.off,s.q=layers; s.w,s.h=w,h; s.H,s.W=s.q.shape; s.rng=np.random.default_rng(7); s.stack=None
        yy,xx=np.mgrid[0:s.H,0:s.W].astype(np.float32); s.xx,s.yy=xx,yy
        m=np.minimum.reduce([xx,yy,s.W-1-xx,s.H-1-yy])/(.10*s.W); s.hold=np.clip(m,0,1)**1.5 if edge else 1.0
    def blurred(s):
        if s.stack is None: s.stack=[[p if r==0 else cv2.filter2D(p,-1,disc(r*s.W/1280),borderType=cv2.BORDER_REFLECT) for r in RADII] for p in(s.on,s.off)]
        return s.stack
    def frame(s,dx=0,dy=0,zoom=1,focus=None,blur=0,light=1,gain=1,roll=0,pivot=.5,cx=.5,cy=.5):
        on,off=s.on,s.off
        if blur>0:
            c=np.clip(blur*(np.abs(s.q-focus) if focus is not None else np.ones_like(s.q)),0,RADII[-1])
            idx=np.interp(c,RADII,range(len(RADII))).astype(np.float32); lo=np.minimum(idx.astype(np.int32),len(RADII)-2); f=(idx-lo)[...,None]
            res=[]
            for st in s.blurred():
                a=np.empty_like(st[0]); b=np.empty_like(st[0])
                for i in range(len(RADII)-1):
                    m=lo==i
                    if m.any(): a[m]=st[i][m]; b[m]=st[i+1][m]
                res.append(a+(b-a)*f)
            on,off=res
        p=off+(on-off)*light
        # out: where each pixel of the frame comes from
        mx,my=s.W*cx,s.H*cy; c_,s_=np.cos(roll)/zoom,np.sin(roll)/zoom
        sx=(s.xx-mx)*c_+(s.yy-my)*s_+mx; sy=-(s.xx-mx)*s_+(s.yy-my)*c_+my
        shift=(s.q-pivot)*s.hold*s.W/1280; sx=sx-dx*shift; sy=sy-dy*shift
        p=cv2.remap(p,sx.astype(np.float32),sy.astype(np.float32),cv2.INTER_CUBIC,borderMode=cv2.BORDER_REFLECT)
        y0,x0=(s.H-s.h)//2,(s.W-s.w)//2; return out(p[y0:y0+s.h,x0:x0+s.w]*gain,s.rng)
def writer(path,w,h,fps=24):
    return subprocess.Popen(['ffmpeg','-v','error','-y','-f','rawvideo','-pix_fmt','bgr24','-s',f'{w}x{h}','-r',str(fps),'-i','-','-c:v','libx264','-threads','1','-preset','ultrafast','-qp','6','-pix_fmt','yuv444p',path],stdin=subprocess.PIPE)
def ease(t): return t*t*(3-2*t)
