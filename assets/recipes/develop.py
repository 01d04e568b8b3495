# EXRs of views.py -> graded PNGs: the picture, and the same picture with its red light off; and the depth as .npy.
# Few samples are enough: pixels are averaged with those around them that have the same surface, colour and light.
from post import *; import json
A=os.environ['ART_DIR']+'/v/'
def read(n,k): return cv2.imread(f'{A}{n}-{k}.exr',cv2.IMREAD_UNCHANGED).astype(np.float32)[...,:3]
def smooth(full,red,feat,reach,kc,kf):
    l=np.log1p(full*30); f=cv2.GaussianBlur(feat,(0,0),.7)
    pre=cv2.GaussianBlur(l,(0,0),1.0); noise=cv2.GaussianBlur(((l-pre)**2).mean(-1),(0,0),5)+1e-4
    both=np.concatenate([full,red],-1); acc=np.zeros_like(both); tot=np.zeros(full.shape[:2],np.float32)
    h,w=tot.shape; R=reach; P=lambda a: cv2.copyMakeBorder(a,R,R,R,R,cv2.BORDER_REFLECT)
    pb=[P(both[...,:3]),P(both[...,3:])]; pp=P(pre); pf=[P(f[...,i:i+3]) for i in(0,3)]
    for dy in range(-R,R+1):
        for dx in range(-R,R+1):
            if dx*dx+dy*dy>R*R+1: continue
            s=np.s_[R+dy:R+dy+h,R+dx:R+dx+w]
            dc=cv2.blur(((pp[s]-pre)**2).mean(-1),(3,3))/(kc*noise)
            df=sum(((q[s]-f[...,3*i:3*i+3])**2).sum(-1) for i,q in enumerate(pf))*kf
            wgt=np.exp(-np.maximum(dc-.6,0)-df)
            # a sample many times brighter than all around it is a firefly: it may light its own pixel only
            acc[...,:3]+=pb[0][s]*wgt[...,None]; acc[...,3:]+=pb[1][s]*wgt[...,None]; tot+=wgt
    acc/=tot[...,None]; return acc[...,:3],acc[...,3:]
def grain(c,amount=.011):
    g=cv2.GaussianBlur(np.random.default_rng(1).normal(0,1,c.shape[:2]).astype(np.float32),(0,0),.7)*1.8
    l=c.mean(-1,keepdims=True); return np.clip(c+g[...,None]*amount*(.35+1.3*np.sqrt(np.clip(l,0,1))*(1-l)),0,1)
def one(n,reach):
    k=json.load(open(A+n+'.json')); full,red=read(n,'full')[...,::-1].copy(),read(n,'red')[...,::-1].copy()
    z=read(n,'z')[...,0]; np.save(A+n+'-z.npy',cv2.medianBlur(np.minimum(z,60).astype(np.float32),5).astype(np.float16))
    red=np.minimum(np.maximum(red,0),full)
    lim=defirefly(full,2.2); g=lim.max(-1)/np.maximum(full.max(-1),1e-6); full,red=lim,red*np.minimum(g,1)[...,None]
    feat=np.concatenate([read(n,'normal'),np.clip(read(n,'albedo'),0,1)**.5*1.5],-1)
    full,red=smooth(full,red,feat,reach,1.8,5.0)
    for s,y in(('',full),('-off',np.maximum(full-red,0))):
        y=bloom(y,.06)
        if k.get('st'): y=streak(y,k['st'])
        c=grade(tonemap(ca(y,.8),k['exp']),vig=.34,grain=0)
        save(c,A+n+(s or '-on'))
        # the picture itself: its size, and grain of that size
        if not s: save(grain(cv2.resize(c,(1280,960),interpolation=cv2.INTER_LANCZOS4)),A+n)
for n in sys.argv[1:]: one(n,int(os.environ.get('REACH','6')))
